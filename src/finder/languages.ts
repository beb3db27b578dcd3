/*
 * Synonyms of languages, one group for each, with `_` for a space. A group means the first of its names that is among the languages of
 * services. Where two groups share a name, the later one has it.
 */

/** Read as a language only where a service lists it: people also ask for courses in these. */
export const OFFERED: readonly string[] = [
  'bfi british_sign_language bsl sign_language iaith_arwyddion',
  ...['cy welsh cymraeg gymraeg', 'en english saesneg', 'fr french ffrangeg', 'es spanish sbaeneg'],
  ...['de german almaeneg', 'it italian eidaleg', 'el greek groeg', 'nl dutch iseldireg'],
  ...['ja japanese japaneeg', 'pl polish pwyleg'],
]

/** Community languages of Britain, read as a language whether or not a service lists them. */
export const SPOKEN: readonly string[] = [
  ...['cantonese cantoneeg yue chinese', 'mandarin cmn chinese', 'chinese tsieineeg zh'],
  ...['arabic arabeg', 'albanian albaneg', 'amharic amhareg', 'bengali bangla bengaleg bn sylheti'],
  ...['bulgarian bwlgareg', 'czech tsieceg', 'dari prs persian', 'persian farsi perseg fa'],
  ...['filipino tagalog ffilipineg', 'gujarati gwjarati', 'hindi', 'hungarian hwngareg', 'igbo'],
  ...['kurdish cwrdeg sorani kurmanji central_kurdish', 'latvian latfieg', 'lingala', 'krio'],
  ...['lithuanian lithwaneg', 'malayalam', 'nepali nepaleg', 'oromo', 'pashto pushto'],
  ...['portuguese portiwgaleg', 'punjabi panjabi pwnjabeg', 'romani romany', 'shona', 'sinhala'],
  ...['romanian rwmaneg', 'russian rwseg', 'slovak slofaceg', 'somali somaleg', 'swahili'],
  ...['tamil tamileg', 'telugu', 'tigrinya tigrigna', 'turkish tyrceg', 'twi akan', 'yoruba'],
  ...['ukrainian wcreineg', 'urdu wrdw', 'vietnamese fietnameg', 'wolof', 'yiddish'],
]
