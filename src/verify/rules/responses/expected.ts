import { type Answer, type Exchange, isAnswer } from '../../survey/exchange.ts'
import { type Survey, surveyExchanges } from '../../survey/survey.ts'

/** The survey, without the exchanges of optional endpoints that do not exist. */
export const expected = (survey: Survey): readonly Exchange[] =>
  surveyExchanges(survey).filter(
    ({ endpoint, reply }) =>
      endpoint.level !== 'optional' || (reply.kind === 'answered' && reply.status === 200),
  )

export const expectedAnswers = (survey: Survey): readonly Answer[] =>
  expected(survey).filter(isAnswer)
