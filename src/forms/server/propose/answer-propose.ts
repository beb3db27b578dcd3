import { type ProposeOptions, answerSent } from './answer-sent.ts'
import { notASuggestion } from './problems.ts'
import { proposeSuggestion } from './propose.ts'
import { MAX_BODY, readSuggestion } from './suggestion.ts'

/** Answers `POST /find/propose`: a suggestion becomes a pull request. */
export const createPropose = (options: ProposeOptions) =>
  answerSent(options, MAX_BODY, async (text, { refused, destination }) => {
    const suggestion = readSuggestion(text)
    if (!suggestion) return notASuggestion()
    return proposeSuggestion(suggestion, refused, await destination())
  })
