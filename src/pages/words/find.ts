import { plural } from './number.ts'

/** The words of the search page in English. */
export const FIND_EN = {
  title: 'Find a service',
  words: 'What are you looking for?',
  suggestions: 'Suggestions',
  search: 'Search',
  browse: 'Or look around',
  place: 'Town or postcode',
  placeHint: 'To see what is for people where you live, the nearest first.',
  more: 'More choices',
  nearMe: 'Near me',
  nearMeHint: 'Only to about 500 metres. We do not keep it.',
  nearMeAsking: 'Looking for where you are…',
  nearMeFailed: 'We could not find where you are. Write a town or a postcode.',
  nearYou: 'These are within 10 miles of you.',
  you: 'you',
  language: 'Language',
  anyLanguage: 'Any language',
  order: 'Order',
  bestFirst: 'Best first',
  sorts: { near: 'Nearest first', name: 'By name', checked: 'Last checked first' },
  similar: 'Perhaps one of these topics helps:',
  topic: 'Topic',
  anyTopic: 'Any topic',
  anotherTopic: 'Another topic',
  noOther: 'No other topic',
  when: 'When',
  anyTime: 'Any time',
  now: 'Open now',
  today: 'Today',
  tonight: 'Tonight',
  age: 'Age',
  ageHint: 'How old the person is, in years. Services that say no age are shown too.',
  ageIs: (age: string) => `Age ${age}`,
  freeOnly: 'Free of charge',
  ringFirst: 'Ring first',
  unclear: 'Some of these do not say exactly when they are open. They say “Ring first”.',
  bankHoliday: (areas: readonly ('england' | 'scotland' | 'northern')[]) =>
    `Today is a bank holiday in ${new Intl.ListFormat('en-GB').format(
      areas.map(
        (area) =>
          ({
            england: 'England and Wales',
            scotland: 'Scotland',
            northern: 'Northern Ireland',
          })[area],
      ),
    )}. Times may differ, so ring first.`,
  without: (what: string) => `Search without “${what.replace(/[“”]/g, '')}”`,
  change: 'Change your search',
  results: (count: number) => plural(count, 'service', 'services'),
  forWords: (words: string) => `for “${words}”`,
  nearPlace: (place: string) => `near ${place}`,
  placeMeant: (written: string, meant: string) =>
    `We do not know the place “${written}”. We looked near ${meant}.`,
  fromTown: (town: string) => `Distances are from the middle of ${town}.`,
  remove: (what: string) => `Remove ${what}`,
  corrected: (written: string, found: string) =>
    `No service has the word “${written}”. We looked for “${found}”.`,
  partly: (complete: number) =>
    complete === 0
      ? 'No service has all of your words. These have some of them.'
      : `${plural(complete, 'service has all of your words, and comes', 'services have all of your words, and come')} first.`,
  miles: (miles: string, place: string) => `${miles} ${miles === '1' ? 'mile' : 'miles'}, ${place}`,
  about: (miles: string) =>
    `Distances are from about the middle of this postcode’s area, and can be wrong by ${miles} ${miles === '1' ? 'mile' : 'miles'}.`,
  unplaced: 'We do not know where this postcode is, so there are no distances.',
  badPlace:
    'We do not know this place. Write a town, or a postcode like BS3 1QG, or leave it empty.',
  nothing: 'Nothing found',
  nothingHint: 'Try fewer words, or other words, or take a condition away.',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number, last: number) => `Page ${page} of ${last}`,
  pages: 'Pages',
  conditions: 'Your search',
  unchecked: 'not checked',
}

export type FindWords = typeof FIND_EN
