/** The messages of pages that only a build makes, no function. */
export const BUILT_PAGES = {
  api: {
    title: 'For developers',
    intro:
      'This is the same directory as open data. It follows the standard Open Referral UK. Anyone may read it without a key. Each link opens a real answer.',
    description: 'The whole description (OpenAPI)',
    parameters: { one: '{count} parameter', other: '{count} parameters' },
    open: 'Open the answer',
    example: 'lunch',
  },
  embedPage: {
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
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may have a mistake in it, or the page may have moved.',
    back: 'Find a service',
  },
  map: {
    list: 'Places',
    places: { one: '{count} place, by name.', other: '{count} places, by name.' },
    hint: 'The list below has the same places.',
    from: 'The pictures of the map come from {host}. It then knows the address of your computer. The list below has the same places.',
    show: 'Show the map',
    noScript: 'The map needs JavaScript. The list has the same places.',
    failed: 'The map cannot be loaded. The list has the same places.',
  },
  shortlistPage: {
    empty: 'You have chosen nothing yet. Every service has a button that adds it.',
    hint: 'Your list is only in the address of this page. To keep it, save the address, send it to yourself, or print the page.',
    print: 'Print',
    noScript: 'A shortlist needs JavaScript.',
  },
  quality: {
    title: 'Quality of the data',
    intro:
      'This page is for the people who keep the directory. It has {services}, with {points} on average.',
    points: { other: '{count} of 100 points' },
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
    inYear: 'Checked in {year}',
    behind: 'Who is behind',
    organization: 'Organization',
    oldest: 'Oldest check',
    complete: {
      services: { other: 'How complete the {count} services are' },
      organizations: { other: 'How complete the {count} organizations are' },
      locations: { other: 'How complete the {count} locations are' },
    },
    field: 'Field',
    filled: 'Filled in',
    advice: 'Advice',
    records: 'Records',
    worst: 'What to look at first',
    more: 'And {count} more.',
  },
  gone: {
    moved: 'This page has moved',
    follow: 'Go to the new page',
    ended: 'This is no longer in the directory',
    since: 'It was taken out on {date}.',
    instead: 'See what there is now',
  },
  preview: {
    title: 'What changes',
    before: 'Before',
    after: 'After',
    goes: 'This page goes away with the change.',
  },
} as const
