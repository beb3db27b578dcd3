/** The messages of the form. What a check says of an answer stays in English, as records are. A name takes the place of `*`. */
export const FORM = {
  page: {
    intro:
      'Correct what is wrong, or add what is missing. Nothing is published until the editors have looked at it.',
    noScript:
      'This form needs JavaScript. You can also write to the editors: say which service you mean, and what is wrong or that all is right.',
    mailSubject: 'A service',
    mailBody: 'The service: \r\nWhat is wrong, or “All of it is right today”: ',
    changes: 'What will change',
    checked: 'I have checked today that all of this is right',
    why: 'Why, in a few words?',
    whyHint: 'For the editors. For example: “I rang them this morning.” It is not published.',
    send: 'Send by mail',
    sendHint: 'Your mail program opens with a message to the editors. Please send that message.',
    copy: 'Copy the message',
    attach: 'Save as a file',
    startAgain: 'Start again',
    wrong:
      'Some answers are missing, or not right yet. They are marked above, and the links lead there. You can send them all the same.',
    more: 'More questions',
    messages: '',
  },
  confirm: {
    title: 'Is all of this still right?',
    intro: 'Ask the people who run it, or look for yourself.',
    page: 'See everything on its page.',
    yes: 'Yes, all of it is right today',
    no: 'No, change something',
  },
  title: { change: 'Change a record', add: 'Add a service' },
  sections: {
    now: 'Can people use it now?',
    when: 'When and where',
    contact: 'Contact',
    cost: 'Cost, and who it is for',
    what: 'What it is',
  },
  choices: {
    status: {
      active: 'It is open.',
      'temporarily closed': 'It is closed for now, and will open again.',
      inactive: 'It is closed, and nobody knows whether it will open again.',
      defunct: 'It has ended.',
    },
    location_type: {
      physical: 'People come to it.',
      virtual: 'It is on the telephone or online.',
      postal: 'People only write to it.',
    },
  },
  add: {
    hours: 'Add another time',
    phones: 'Add another number',
    accessibility: 'Add another fact',
    exceptions: 'Add another day',
    service_areas: 'Add another area',
  },
  questions: {
    service: {
      status: ['Is it open?', 'Choose one.'],
      alert: [
        'Is there something that everybody must know now?',
        'It is shown first. For example: “Closed on Monday 5 January.” Leave it empty if there is nothing.',
      ],
      alert_until: [
        'Until when should that be shown?',
        'The last day, such as 2027-01-03. Leave it empty if nobody knows.',
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
      locations: [
        'Where is it?',
        'Type a part of the name, the town or the postcode of the place.',
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
      alternate_name: [
        'Which other name do people use for it?',
        'For example: “The Tuesday Club”.',
      ],
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
        'For something that begins later, such as 2027-05-01. Until then it is on no page.',
      ],
      visible_until: [
        'Which is its last day?',
        'For example: 2027-08-31. After it, the page says that it is closed.',
      ],
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
  },
  script: {
    loading: 'One moment …',
    lost: 'This could not be found. Open its page, and choose “Something wrong?” there.',
    offline: 'It could not be loaded. Check your connection, and open this page again.',
    restored: 'What you typed before is still here.',
    understood: 'We understand:',
    noChanges: 'Nothing yet.',
    answered: 'Another answer to:',
    fix: 'Write *',
    completed: 'We wrote * for you.',
    /** By the code of a rule and a field or its part, or by the code alone. A rule without one speaks as a check does. */
    problems: {
      'missing-field': 'Please answer this as well.',
      'missing-field name': 'Please write a name.',
      'missing-field description': 'Please say in a sentence or two what it is.',
      'missing-field organization': 'Please say who runs it.',
      'missing-field address_1': 'Please write the house and the street.',
      'missing-field city': 'Please write the town or village.',
      'missing-field state_province': 'Please write the county or council area.',
      'missing-field postal_code': 'Please write the postcode.',
      'blank-field': 'Please write something here, or take it out.',
      'wrong-format url':
        'This is not a whole web address. Write it like https://www.example.org/page',
      'wrong-format website':
        'This is not a whole web address. Write it like https://www.example.org/page',
      'wrong-format logo':
        'This is not a whole web address. Write it like https://www.example.org/logo.png',
      'wrong-format email': 'This is not a whole email address. Write it like hello@example.org',
      'wrong-format phones':
        'This is not a whole telephone number. Write it as people dial it, such as 0117 496 0123',
      'wrong-format number':
        'This is not a whole telephone number. Write it as people dial it, such as 0117 496 0123',
      'wrong-format postal_code': 'This is not a whole postcode. Write it like BS3 1JA',
      'wrong-type minimum_age': 'Please write the age in figures, such as 60.',
      'wrong-type maximum_age': 'Please write the age in figures, such as 60.',
      'wrong-type amount': 'Please write the price in figures, such as 4.50, or 0 if it is free.',
      'wrong-type year_incorporated': 'Please write the year in four figures, such as 1987.',
      'out-of-range minimum_age': 'Please write an age from 0 to 150.',
      'out-of-range maximum_age': 'Please write an age from 0 to 150.',
      'out-of-range amount': 'A price cannot be less than 0.',
      'out-of-range year_incorporated': 'Please write the year in four figures, such as 1987.',
      'ages-reversed': 'The first age is higher than the second. Please swap them, or correct one.',
      'bad-postcode': 'There is no such postcode. Please look at it again.',
      'odd-postcode': 'There is no such postcode. Please look at it again.',
      'mobile-number':
        'This looks like somebody’s own mobile number, and everybody will see it. Is there a number of an office or a group?',
      'personal-email':
        'This looks like somebody’s own email address, and everybody will see it. Is there one of an office or a group?',
      'published-password':
        'This looks like a password or a door code, which everybody would see. Please take it out.',
      'secret-key':
        'This looks like a key to another system, which everybody would see. Please take it out.',
      'bad-hours offered': 'Is this the time that you mean?',
      'hours-past-midnight':
        'This ends on the next day. Please write two lines: one until 23:59, and one from 00:00 on the next day.',
      'hours-split-by-comma': 'Please write each time on a line of its own.',
      'overlapping-hours': 'Two of these times are at once. Please take one out, or correct it.',
      'phone-length': 'This number has too many or too few digits. Please look at it again.',
      'words-in-phone-number': 'Please write only the number here, as people dial it.',
      'misspelt-area': 'We do not know this area. Is it spelled right?',
      'wrong-encoding': 'Some letters were broken when this was copied. Please write them again.',
      'hours-without-anchor':
        'Please say from which day to count the weeks: add, for example, “from 2026-01-06”.',
    },
    sendHint: 'Your mail program opens with a message to the editors. Please send that message.',
    sent: 'Send it in your mail program: the editors look at it, and publish it if it is right. If no email opens, copy the message, and send it to *.',
    copied: 'Copied. Paste it into a message to the editors.',
    tooLong:
      'This change is too long for a message that is filled in. Save it as a file, and attach the file to a message to the editors.',
    attached:
      'Saved as *. You find it among your downloads. Attach it to a message to the editors.',
    tooMany:
      'One message can hold five records. Take some out, send the others first, and add these afterwards.',
    subject: { change: 'Change: *', add: 'New: *' },
    conflict: 'This was changed since. It is now:',
    twin: 'A service with this name is here already. If it is the same one, change it there:',
    empty: 'empty',
    remove: 'Remove',
    entry: {
      hours: 'Time',
      phones: 'Number',
      accessibility: 'Fact',
      exceptions: 'Day',
      service_areas: 'Area',
    },
    unshown: 'This cannot be shown in a form. Write to the editors to change it.',
    clocks: 'Choose days and clocks',
    /** Of a time. */
    lacks: {
      day: 'On which day? Tick it below.',
      times: 'When does it start and end? Say it below.',
    },
    from: 'From',
    until: 'Until',
    place: {
      show: 'Show on a map where it is',
      hint: 'The pictures of the map come from *. It then knows the address of your computer.',
      label: 'Map of the place',
      move: 'Tap where the door is, or move the map with the arrow keys, until the ring is there.',
      set: 'The door is at *.',
      failed: 'The map cannot be loaded. You can write the two numbers below, under “More”.',
    },
    find: {
      organization: 'Find an organization',
      locations: 'Find a place',
      taxonomy_terms: 'Find a topic',
    },
    found: '* found. Choose one with the arrow keys.',
    nothing: 'Nothing of that name. Try another word, or add it.',
    noTopic: 'No topic of that name. Try another word.',
    addNew: { organization: 'Add a new organization', location: 'Add a new place' },
    another: 'Choose another',
    details: 'Correct its details',
    section: {
      service: 'The new service',
      organization: 'The new organization',
      location: 'The new place',
    },
    changed: { organization: 'The organization: *', location: 'The place: *', service: '*' },
    owner: {
      ask: 'Which telephone numbers does * have?',
      hint: 'It runs this, and its numbers are on the pages of all that it runs. With the area code.',
    },
    leave: { add: 'Do not add it', change: 'Leave it as it is' },
    narrower: 'Narrower topics of *',
    confirmed: 'Somebody has already said today that all of this is right. Thank you.',
  },
} as const
