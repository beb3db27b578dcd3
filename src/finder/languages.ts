/*
 * Synonyms of languages, one group for each, with `_` for a space. A group means the first of its names that is among the languages of
 * services. Where two groups share a name, the later one has it.
 */

/** Read as a language only where a service lists it: people also ask for courses in these. */
export const OFFERED: readonly string[] = [
  'bfi british_sign_language bsl sign_language iaith_arwyddion',
  ...['cy welsh cymraeg gymraeg', 'en english saesneg', 'fr french ffrangeg français'],
  ...['es spanish sbaeneg español', 'de german almaeneg deutsch', 'it italian eidaleg italiano'],
  ...['el greek groeg ελληνικά', 'nl dutch iseldireg nederlands', 'ja japanese japaneeg 日本語'],
  'pl polish pwyleg polski po_polsku',
]

/** Community languages of Britain, read as a language whether or not a service lists them. */
export const SPOKEN: readonly string[] = [
  ...['cantonese cantoneeg yue chinese 廣東話 粵語', 'mandarin cmn chinese putonghua 普通话'],
  ...['chinese tsieineeg zh 中文', 'arabic arabeg العربية عربي', 'albanian albaneg shqip'],
  ...['amharic amhareg አማርኛ', 'bengali bangla bengaleg bn sylheti বাংলা'],
  ...['bulgarian bwlgareg български', 'czech tsieceg čeština česky', 'dari prs persian'],
  ...['persian farsi perseg fa فارسی', 'filipino tagalog ffilipineg', 'gujarati gwjarati ગુજરાતી'],
  ...['hindi हिन्दी', 'hungarian hwngareg magyar magyarul', 'igbo', 'krio', 'lingala'],
  ...['kurdish cwrdeg sorani kurmanji central_kurdish kurdî کوردی', 'latvian latfieg latviešu'],
  ...['lithuanian lithwaneg lietuvių', 'malayalam', 'nepali nepaleg नेपाली', 'oromo'],
  ...[
    'pashto pushto پښتو',
    'portuguese portiwgaleg português',
    'romani romany',
    'shona',
    'sinhala',
  ],
  ...['punjabi panjabi pwnjabeg ਪੰਜਾਬੀ پنجابی', 'romanian rwmaneg română românește'],
  ...['russian rwseg русский по-русски', 'slovak slofaceg slovenčina slovensky'],
  ...['somali somaleg soomaali', 'swahili kiswahili', 'tamil tamileg தமிழ்', 'telugu తెలుగు'],
  ...['tigrinya tigrigna ትግርኛ', 'turkish tyrceg türkçe', 'twi akan', 'wolof', 'yiddish', 'yoruba'],
  ...['ukrainian wcreineg українська українською', 'urdu wrdw اردو'],
  'vietnamese fietnameg tiếng_việt',
]
