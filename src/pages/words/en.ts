import { clock } from './clock.ts'
import { grouped, ordinal } from './number.ts'

const plural = (count: number, one: string, many: string) =>
  `${grouped(count)} ${count === 1 ? one : many}`

/** Who else may learn something of a reader: the host of the map, and GitHub. */
export interface Others {
  readonly tiles: string | undefined
  /** Who can read suggestions; undefined when there are none. */
  readonly suggestions: 'everybody' | 'editors' | undefined
  readonly hasGitHub: boolean
  /** Whether members can sign in. */
  readonly hasMembers: boolean
}

/** The interface in English. Other languages have the same keys. */
export const en = {
  nav: {
    find: 'Find a service',
    topics: 'Topics',
    aToZ: 'A to Z',
    add: 'Is a service missing? Add it',
    skip: 'Skip to the main part',
    label: 'Main',
    breadcrumb: 'You are here',
    footer: 'About this directory',
  },
  service: {
    alert: 'Please note',
    closed: 'This service has ended.',
    paused: 'This service is closed for now.',
    inactive: 'This service is not running at the moment.',
    about: 'About',
    who: 'Who it is for',
    when: 'When',
    where: 'Where',
    cost: 'Cost',
    join: 'How to join',
    contact: 'Contact',
    languages: 'Languages',
    documents: 'What to bring',
    wait: 'Waiting time',
    topics: 'Topics',
    run: 'Run by',
    more: 'More about it',
    areas: 'Area covered',
    call: (number: string) => `Call ${number}`,
    email: 'Send an email',
    website: 'Website',
    askWhere: 'Ask for the address. It is not published.',
    map: 'Show on a map',
    directions: 'Directions',
    transport: 'Getting there',
    access: 'Access',
    online: 'Online or by telephone',
    checked: (date: string, organization: string) => `Last checked ${date} by ${organization}.`,
    unchecked: 'Nobody has said when this was last checked. Ring before you go.',
    from: 'From another directory',
    confirm: 'Still correct?',
    wrong: 'Something wrong?',
    wrongHint: 'Tell the people who keep this directory.',
    data: 'This page as data',
    notOpen: 'Not open now',
    share: 'Share this page',
    copied: 'The address is copied.',
    calendar: 'Add to a calendar',
    free: 'Free',
    ages: (minimum?: number, maximum?: number) =>
      minimum === undefined
        ? `Up to age ${maximum}`
        : maximum === undefined
          ? `Age ${minimum} and over`
          : `Ages ${minimum} to ${maximum}`,
    extension: (extension: number) => `extension ${extension}`,
    interpreters: 'Interpreters',
  },
  organization: {
    services: 'Services',
    none: 'This organization has no services in the directory.',
    places: 'Places',
    also: 'Also known as',
  },
  aToZ: {
    title: 'A to Z of services',
    intro: (count: number) => `${plural(count, 'service', 'services')}, by name.`,
    other: '0 to 9',
    letters: 'Letters',
  },
  topics: {
    title: 'Topics',
    intro: 'Choose a topic to see its services.',
    services: (count: number) => plural(count, 'service', 'services'),
    none: 'No service has this topic.',
    narrower: 'More exactly',
  },
  find: {
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
        : `${plural(complete, 'service has', 'services have')} all of your words, and come first.`,
    miles: (miles: string, place: string) =>
      `${miles} ${miles === '1' ? 'mile' : 'miles'}, ${place}`,
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
  },
  api: {
    title: 'For developers',
    intro:
      'This is the same directory as open data. It follows the standard Open Referral UK. Anyone may read it without a key. Each link opens a real answer.',
    description: 'The whole description (OpenAPI)',
    parameters: (count: number) => plural(count, 'parameter', 'parameters'),
    open: 'Open the answer',
    example: 'lunch',
  },
  embed: {
    title: 'For your own website',
    intro:
      'You can let people search this directory on your website. It needs no script, sets no cookies and costs nothing.',
    form: 'A search box',
    formHint:
      'Copy this into the HTML of your page. People who search with it come to this directory.',
    frame: 'Results in your page',
    frameHint:
      'This shows services within your page. To choose which, search here first. Copy what the address of the results has after the question mark, and put it after “results?”.',
    copy: 'HTML to copy',
    newTab: 'Links open in a new tab.',
    from: 'From',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may have a mistake in it, or the page may have moved.',
    back: 'Find a service',
  },
  urgent: { title: 'Need help now?' },
  map: {
    title: 'Map',
    list: 'Places',
    places: (count: number) => `${plural(count, 'place', 'places')}, by name.`,
    hint: 'The list below has the same places.',
    from: (host: string) =>
      `The pictures of the map come from ${host}. It then knows the address of your computer. The list below has the same places.`,
    show: 'Show the map',
    noScript: 'The map needs JavaScript. The list has the same places.',
    failed: 'The map cannot be loaded. The list has the same places.',
  },
  shortlist: {
    title: 'Shortlist',
    add: 'Add to shortlist',
    added: 'On the shortlist',
    empty: 'You have chosen nothing yet. Every service has a button that adds it.',
    hint: 'Your list is only in the address of this page. To keep it, save the address, send it to yourself, or print the page.',
    print: 'Print',
    noScript: 'A shortlist needs JavaScript.',
  },
  quality: {
    title: 'Quality of the data',
    intro: (total: number, score: number) =>
      `This page is for the people who keep the directory. It has ${plural(total, 'service', 'services')}, with ${score} of 100 points on average.`,
    ages: 'How long ago they were checked',
    within: [
      'In the last 3 months',
      '3 to 6 months ago',
      '6 to 12 months ago',
      '1 to 2 years ago',
      'More than 2 years ago',
    ],
    never: 'Never checked',
    checks: 'When they were last checked',
    inYear: (year: string) => `Checked in ${year}`,
    behind: 'Who is behind',
    organization: 'Organization',
    oldest: 'Oldest check',
    complete: (list: string, total: number) => `How complete the ${total} ${list} are`,
    field: 'Field',
    filled: 'Filled in',
    advice: 'Advice',
    records: 'Records',
    worst: 'What to look at first',
    more: (count: number) => `And ${count} more.`,
  },
  contact: { title: 'Contact us' },
  gone: {
    moved: 'This page has moved',
    follow: 'Go to the new page',
    ended: 'This is no longer in the directory',
    since: (date: string) => `It was taken out on ${date}.`,
    instead: 'See what there is now',
  },
  accessibility: {
    title: 'Accessibility statement',
    paragraphs: (publisher: string) => [
      `${publisher} wants all people to be able to use these pages. They work with the keyboard alone and without JavaScript. They work on small screens, with text at twice the size, and in light and dark colours. Only the map, a shortlist and the form for a change need JavaScript.`,
      'We aim for level AA of the Web Content Accessibility Guidelines 2.2. So far, only programs have tested the pages. No person has checked them against the guidelines.',
      'We link to other web sites. What is on them is not ours, and may be harder to use.',
    ],
    contact: (publisher: string) =>
      `Is something hard to use, or do you need it in another form? Tell ${publisher}.`,
  },
  privacy: {
    title: 'Privacy',
    paragraphs: (publisher: string, { tiles, suggestions, hasGitHub, hasMembers }: Others) => [
      `${publisher} sets no cookies here and counts no visitors. It does not keep what you search for.`,
      'A company sends you these pages for us. For a short time it keeps the address of your computer, and which page you asked for. Every web host does that.',
      'A link to another web site takes you there when you choose it. Nothing is loaded from there before that.',
      tiles
        ? `If you choose to show the map, its pictures come from ${tiles}. That site then knows the address of your computer, and which part of the map you look at.`
        : '',
      'What you type into the form for a change stays in this tab of your browser. It goes nowhere until you send it.',
      suggestions
        ? `You can send a change to the editors without a mail. The form then reads the record from GitHub, and later what has become of the change. GitHub knows the address of your computer. The change goes to GitHub, and so does why you ask for it. ${suggestions === 'editors' ? 'Only the editors' : 'Others'} may read both there. Nobody learns there who you are.`
        : '',
      hasGitHub
        ? 'You can change a record on GitHub. The form then reads the record from there, and GitHub knows the address of your computer. What you do on the pages of GitHub is seen there under your name.'
        : '',
      hasMembers
        ? 'Members of the team can sign in to GitHub in the form. Their tab of the browser remembers that for eight hours, or until it is closed. On GitHub others see who has sent a change.'
        : '',
    ],
    contact: (publisher: string) => `To ask about your data, write to ${publisher}.`,
  },
  footer: {
    published: 'Published by',
    sources: 'With records from other directories:',
    moreSources: (count: number) => `and ${count} more`,
    licence: 'Licence of the data',
    data: 'Open data',
  },
  schedule: {
    weekday: {
      MO: 'Monday',
      TU: 'Tuesday',
      WE: 'Wednesday',
      TH: 'Thursday',
      FR: 'Friday',
      SA: 'Saturday',
      SU: 'Sunday',
    },
    weekdays: {
      MO: 'Mondays',
      TU: 'Tuesdays',
      WE: 'Wednesdays',
      TH: 'Thursdays',
      FR: 'Fridays',
      SA: 'Saturdays',
      SU: 'Sundays',
    },
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    and: 'and',
    everyDay: 'Every day',
    range: (first: string, last: string) => `${first} to ${last}`,
    everyWeeks: (interval: number, days: string) =>
      `Every ${interval === 2 ? 'other week' : `${interval} weeks`}: ${days}`,
    inMonth: (which: string, interval: number) =>
      `${which} of ${interval === 1 ? 'the month' : interval === 2 ? 'every other month' : `every ${interval} months`}`,
    nth: (which: number, day: string) =>
      `${['fourth last', 'third last', 'second last', 'last', '', 'first', 'second', 'third', 'fourth', 'fifth'][which + 4] ?? which} ${day}`,
    monthDay: (day: number) => (day < 0 ? 'last day' : ordinal(day)),
    from: (date: string) => `from ${date}`,
    until: (date: string) => `until ${date}`,
    between: (from: string, until: string) => `from ${from} to ${until}`,
    times: (opens: string, closes: string) => `${opens} to ${closes}`,
    opens: (time: string) => `from ${time}`,
    clock: (time: string) => clock(time, { noon: '12 noon', midnight: 'midnight' }),
  },
}

/** The words of the interface in one language. Texts of records are shown in the language they were written in. */
export type Words = typeof en
