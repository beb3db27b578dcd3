/** What the form asks about each kind of record, and the hint below each question. */
export const FORM_QUESTIONS = {
  service: {
    status: ['Is it open?', 'Choose one.'],
    alert: [
      'Is there something that everybody must know now?',
      'It is shown first. For example: “Closed on Monday 5 January.” Leave it empty if there is nothing.',
    ],
    alert_until: [
      'Until when should that be shown?',
      'The last day. Leave it empty if nobody knows.',
    ],
    reopens: [
      'When does it open again?',
      'The first day, if it is closed for now. Leave it empty if nobody knows.',
    ],
    exceptions: [
      'On which days is it different?',
      'One line for each. For example: “closed 25 Dec to 1 Jan”, “24 Dec 10am-2pm”.',
    ],
    hours: [
      'When is it?',
      'One line for each, as you would write it on a poster: “Tuesdays 12:00 to 13:30”, “second Thursday 2pm to 4pm”.',
    ],
    phones: [
      'Which telephone numbers can people ring?',
      'With the area code. Give a personal number only if its owner agrees.',
    ],
    email: ['To which email address can people write?', 'One address.'],
    url: ['What is its web page?', 'It starts with https://'],
    fees_description: ['What does it cost?', 'For example: “Free, but donations are welcome.”'],
    locations: ['Where is it?', 'Type a part of the name, the town or the postcode of the place.'],
    place_hours: [
      'When is it at each of its places?',
      'Only for a place that has times of its own.',
    ],
    name: ['What is it called?', 'The name that people know.'],
    description: ['What is it?', 'A few sentences: what happens there, and what to expect.'],
    organization: ['Who runs it?', 'Type a part of the name of the organization.'],
    eligibility_description: [
      'Who is it for?',
      'In words. For example: “Anybody who looks after somebody else.”',
    ],
    minimum_age: ['From which age?', 'In years. Empty means from birth.'],
    maximum_age: ['Up to which age?', 'In years. Empty means without end.'],
    service_areas: [
      'Which area is it for?',
      'A postcode, its beginning, or the name of the area. Leave it empty if it is for everybody.',
    ],
    taxonomy_terms: ['What is it about?', 'Choose every topic that fits.'],
    application_process: [
      'How do people take part?',
      'For example: “Ring the office, or just come along.”',
    ],
    alternate_name: ['Which other name do people use for it?', 'For example: “The Tuesday Club”.'],
    interpretation_services: [
      'How do people get an interpreter?',
      'For example: “Sign language if you ask a week ahead.”',
    ],
    wait_time: ['How long do people usually wait?', 'For example: “About two weeks”.'],
    accreditations: [
      'Which marks of quality does it hold?',
      'For example: “Advice Quality Standard”.',
    ],
    visible_from: [
      'From which day should it be shown?',
      'For something that begins later. Until then it is on no page.',
    ],
    visible_until: ['Which is its last day?', 'After it, the page says that it is closed.'],
    licenses: ['Which licences does it hold?', 'For example: “Premises licence”.'],
  },
  organization: {
    name: ['What is the organization called?', 'Its full name.'],
    description: ['What does it do?', 'A sentence or two.'],
    phones: ['Which telephone numbers does it have?', 'With the area code.'],
    email: ['What is its email address?', 'One address.'],
    website: ['What is its website?', 'It starts with https://'],
    alternate_name: ['Which other name do people use for it?', 'For example: “SCT”.'],
    legal_status: ['What is its legal form?', 'For example: “Registered charity”.'],
    year_incorporated: ['In which year was it founded?', 'For example: 1987.'],
    logo: ['Where is a picture of its logo?', 'It starts with https://'],
  },
  location: {
    name: ['What is the place called?', 'For example: “Village Hall”.'],
    location_type: ['How do people get in touch with it?', 'Choose one.'],
    address_1: ['What is the house and street?', 'For example: “12 Mill Lane”.'],
    city: ['In which town or village is it?', 'The town of the address.'],
    state_province: ['In which county or council area is it?', 'For example: “Somerset”.'],
    postal_code: ['What is its postcode?', 'For example: “BS3 1JA”.'],
    accessibility: [
      'What helps people with a disability there?',
      'One line for each. For example: “Step-free entrance”, “Hearing loop”.',
    ],
    transportation: ['How do people get there?', 'For example: “Bus 76 stops outside.”'],
    latitude: ['How far north is it, in degrees?', 'For example: “51.4405”.'],
    longitude: [
      'How far east is it, in degrees?',
      'For example: “-2.6014”. West of Greenwich it begins with a minus.',
    ],
    phones: ['Which telephone numbers does the place have?', 'With the area code.'],
    description: [
      'What is the place like?',
      'How to find the way in. For example: “The door is in the yard.”',
    ],
    url: ['What is its web page?', 'It starts with https://'],
    alternate_name: ['Which other name do people use for it?', 'For example: “The old school”.'],
    exceptions: [
      'On which days is the place closed, or open at other times?',
      'One line for each. For example: “closed 25 Dec to 1 Jan”, “24 Dec 10am-2pm”.',
    ],
    address_2: ['Is there a second line of the address?', 'For example: “Upper floor”.'],
  },
} as const

/** Of a question that is answered in lines: what one is, and what adds one. */
export const FORM_LINES = {
  hours: ['Time', 'Add another time'],
  phones: ['Number', 'Add another number'],
  accessibility: ['Fact', 'Add another fact'],
  exceptions: ['Day', 'Add another day'],
  service_areas: ['Area', 'Add another area'],
} as const
