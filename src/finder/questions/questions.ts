import { WEEKDAYS, type Weekday } from '../../hsds/weekdays.ts'
import { ACCESS, type Access, DELIVERIES, type Delivery } from '../../parameters/choices.ts'
import {
  PARTS,
  type Part,
  WHENS,
  type When,
  judgeTimes,
  judgeWeekday,
} from '../../times/judge-times.ts'
import { needsNoReferral } from '../../values/delivery.ts'
import { languageKey } from './language-key.ts'
import { type Question, card, choiceIn, over } from './question.ts'
import { ACCESS_SIGNS, AGE, DAY, DELIVERY, FREE, PART, WHEN, marked, sign } from './signs.ts'

const oneOf = (choices: readonly string[]) => ({
  choices,
  read: (text: string) => choiceIn(choices, text),
})
const weekdayOf = (answer: unknown) => WEEKDAYS.find((one) => one === answer)
const partOf = (answer: unknown) => PARTS.find((one) => one === answer)

/** The questions, in the order of the form. To add one, add its card and its sentences. */
const CARDS = [
  over({
    ...oneOf(WHENS),
    key: 'when',
    kind: 'ticks',
    label: (messages) => messages.when,
    say: (answer, { find }) => find[answer as When],
    column: 'times',
    judge: (times, when, { clock }) => judgeTimes(times, when as When, clock),
    least: 1,
    signs: WHEN,
  }),
  over({
    ...oneOf(WEEKDAYS),
    key: 'day',
    kind: 'choice',
    label: (messages) => messages.day,
    say: (answer, { schedule }) => schedule.weekday[answer as Weekday],
    column: 'times',
    judge: (times, day, { answers }) =>
      judgeWeekday(times, { weekday: weekdayOf(day), part: partOf(answers['part']) }),
    least: 1,
    isOfApi: true,
    signs: DAY,
  }),
  over({
    ...oneOf(PARTS),
    key: 'part',
    kind: 'choice',
    label: (messages) => messages.part.label,
    say: (answer, { find }) => find.part.options[answer as Part],
    column: 'times',
    judge: (times, part, { answers }) =>
      judgeWeekday(times, { weekday: weekdayOf(answers['day']), part: partOf(part) }),
    least: 1,
    signs: PART,
  }),
  over({
    ...oneOf(['yes']),
    key: 'free',
    kind: 'tick',
    label: (messages) => messages.cost,
    say: (_, { find }) => find.freeOnly,
    column: 'free',
    judge: (verdict) => verdict,
    least: 1,
    signs: FREE,
  }),
  over({
    ...oneOf(ACCESS),
    key: 'access',
    kind: 'ticks',
    isForAll: true,
    label: (messages) => messages.access.label,
    say: (answer, { find }) => find.access.options[answer as Access],
    column: 'access',
    judge: ({ certain, partly }, asked) =>
      certain.includes(asked as Access) ? 2 : partly[asked as Access] === undefined ? 0 : 1,
    least: 1,
    signs: ACCESS_SIGNS,
  }),
  over({
    ...oneOf(DELIVERIES),
    key: 'delivery',
    kind: 'ticks',
    label: (messages) => messages.delivery.label,
    say: (answer, { find }) => find.delivery.options[answer as Delivery],
    column: 'delivery',
    judge: (ways, way) => (ways.includes(way as Delivery) ? 2 : ways.length === 0 ? 1 : 0),
    least: 2,
    signs: DELIVERY,
  }),
  card({
    ...oneOf(['yes']),
    key: 'referral',
    kind: 'tick',
    label: (messages) => messages.referral,
    say: (_, { find }) => find.noReferral,
    column: ({ application_process: process = '' }) =>
      needsNoReferral(process) ? 2 : process.trim() === '' ? 1 : 0,
    judge: (verdict) => verdict,
    least: 2,
    signs: marked(/refer|atgyfeiriad|no gp|no doc/, [
      sign(
        '(?:with )?no referrals?(?: needed)?|without (?:an? |any )?(?:gp |doctors? )?referrals?|self[ -]refer(?:ral)?|(?:with )?no (?:gp|doctors?)(?: (?:letter|referral))?|(?:i can )?refer myself|heb atgyfeiriad',
        'yes',
      ),
    ]),
  }),
  card({
    key: 'age',
    kind: 'number',
    read: (text) => (/^\d{1,3}$/.test(text) ? String(Number(text)) : ''),
    label: (messages) => messages.age,
    say: (age, { find }) => find.ageIs({ age }),
    column: ({ minimum_age, maximum_age }) => [minimum_age ?? null, maximum_age ?? null] as const,
    judge: ([minimum, maximum], age) => {
      if (minimum === null && maximum === null) return 1
      return Number(age) >= (minimum ?? 0) && Number(age) <= (maximum ?? Infinity) ? 2 : 0
    },
    least: 1,
    signs: AGE,
  }),
  card({
    key: 'language',
    kind: 'choice',
    read: (text) => languageKey({ code: text }),
    label: (messages) => messages.language,
    // Its name is among the options of the directory.
    say: (key) => key,
    column: ({ languages = [] }) => languages.map(languageKey),
    judge: (keys, key) => (keys.includes(key) ? 2 : keys.length === 0 ? 1 : 0),
    least: 2,
  }),
  over({
    key: 'only',
    kind: 'beside',
    read: (text) => (/^(?:services|organizations|lists)\/[a-z0-9-]{1,100}$/.test(text) ? text : ''),
    label: (messages) => messages.title,
    say: (page) => page.replace(/^.*\//, '').replaceAll('-', ' '),
    column: 'only',
    judge: (pages, page) => (pages.includes(page) ? 2 : 0),
    least: 2,
  }),
]

export type QuestionKey = (typeof CARDS)[number]['key']
export const QUESTIONS: readonly Question<QuestionKey>[] = CARDS
export const QUESTION_KEYS: readonly QuestionKey[] = CARDS.map(({ key }) => key)

/** What was answered to each question; empty where nothing was. */
export type Answers = Readonly<Record<QuestionKey, string>>

/** No question is answered. */
export const NO_ANSWERS = Object.fromEntries(QUESTION_KEYS.map((key) => [key, ''])) as Answers

export const questionOf = (key: QuestionKey): Question => QUESTIONS.find((one) => one.key === key)!

/** The column that answers a question. */
export const columnOf = ({ key, column }: Question): string =>
  typeof column === 'string' ? column : key
