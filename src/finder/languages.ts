/*
 * Names of languages as people write them, one language in each text: the first that services name is meant. A later text has the better
 * right to a name that is in two.
 */

/** Languages that are read only where a service says them. Others teach these, or say them to everybody. */
export const OFFERED: readonly string[] = [
  'bfi british_sign_language bsl sign_language iaith_arwyddion',
  ...['cy welsh cymraeg gymraeg', 'en english saesneg', 'fr french ffrangeg', 'es spanish sbaeneg'],
  ...['de german almaeneg', 'it italian eidaleg', 'el greek groeg', 'nl dutch iseldireg'],
  ...['ja japanese japaneeg', 'pl polish pwyleg'],
]

/** Languages that many people in Britain speak, and for which they ask whether a service says so or not. */
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
