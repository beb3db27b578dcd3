import { FORM_LINES, FORM_QUESTIONS } from './form-questions.ts'

/** The messages of the form. What a check says of an answer stays in English, as records are. A name takes the place of `*`. */
export const FORM = {
  page: {
    intro:
      'Correct what is wrong, or add what is missing. Nothing is published until the editors have looked at it.',
    introNew: 'Fill in what you know. Nothing is published until the editors have looked at it.',
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
      'Some answers are missing, or not right yet. They are marked, and the links lead there. You can send them all the same.',
    more: 'More questions',
    back: 'Back to its page',
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
  lines: FORM_LINES,
  questions: FORM_QUESTIONS,
  script: {
    correct: 'Correct *',
    loading: 'One moment …',
    lost: 'This could not be found. Open its page, and choose “Something wrong?” there.',
    offline: 'It could not be loaded. Check your connection, and open this page again.',
    restored: 'What you typed before is still here.',
    earlier: 'Show what you typed here before you opened this link. It is kept.',
    understood: 'We understand:',
    noChanges: 'Nothing yet.',
    answered: 'Another answer to:',
    fix: 'Write *',
    /** After what it writes at another question. */
    fixAt: 'at “*”',
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
      'wrong-format alert_until': 'Please choose a day, or write it like 2026-12-24.',
      'wrong-format reopens': 'Please choose a day, or write it like 2026-12-24.',
      'wrong-format visible_from': 'Please choose a day, or write it like 2026-12-24.',
      'wrong-format visible_until': 'Please choose a day, or write it like 2026-12-24.',
      'wrong-format valid_from': 'Please choose a day, or write it like 2026-12-24.',
      'wrong-format valid_to': 'Please choose a day, or write it like 2026-12-24.',
      'first-day-after-last':
        'Between these two days it is shown as closed. If it runs between them, please swap them.',
      'dates-reversed':
        'The last day is before the first. Please swap the two days, or correct one.',
      'bad-exception':
        'We do not understand these days. Write them like “closed 25 Dec to 1 Jan”, “closed bank holidays” or “24 Dec 10am-2pm”.',
      'bad-exception offered': 'Is this the time that you mean?',
      'wrong-type latitude': 'Please show it on the map, or write a number like 51.4405.',
      'out-of-range latitude': 'Please show it on the map, or write a number like 51.4405.',
      'wrong-type longitude': 'Please show it on the map, or write a number like -2.6014.',
      'out-of-range longitude': 'Please show it on the map, or write a number like -2.6014.',
      'wrong-format currency': 'Please write three capital letters, such as GBP.',
      // The message of the check quotes the word that it does not understand.
      'bad-hours': '',
      'bad-hours offered': 'Is this the time that you mean?',
      'hours-past-midnight':
        'This ends on the next day. Please write two lines: one until 23:59, and one from 00:00 on the next day.',
      'hours-split-by-comma': 'Please write each time on a line of its own.',
      'overlapping-hours': 'Two of these times are at once. Please take one out, or correct it.',
      'phone-length': 'This number has too many or too few digits. Please look at it again.',
      'words-in-phone-number offered': 'Please write each number on a line of its own.',
      'words-in-phone-number': 'Please write only the number here, as people dial it.',
      'unknown-terms':
        'We do not know when the school terms are here. Please write from when to when it runs, such as “from 7 Sep to 18 Dec 2026”.',
      'misspelt-area': 'We do not know this area. Is it spelled right?',
      'wrong-encoding': 'Some letters were broken when this was copied. Please write them again.',
      'hours-without-anchor':
        'Please say from which day to count the weeks: add, for example, “from 2026-01-06”.',
      'torn-entry': 'This looks like one entry that is in several parts. Please put it into one.',
      'language-code': 'We do not know this language. Please write its code, such as cy or en-GB.',
      'hours-in-note':
        'These words change when it takes place. Please write them as days and times, such as “Tue 10:00-12:00 except 25 Dec”.',
      'hours-colon': 'Please write the times with a colon, such as 10:00.',
      'unknown-reference': 'There is nothing of this name here. Is it spelled right?',
      'unknown-reference service_areas':
        'We do not know this area. Please write a postcode, a town or a council, with a capital letter.',
      'ambiguous-reference': 'There are several of this name here. Please say which one you mean.',
      'area-in-two-ways': 'This area is here twice, in two ways. Please take one out.',
      'duplicate-place': 'This place is here twice. Please take one out.',
      'duplicate-slug': 'There is one of this name here already. Please write another name.',
      'phone-in-name':
        'There is a telephone number in this name. Please write it where numbers are asked.',
      'coordinates-swapped': 'These two numbers look swapped. Please swap them.',
      'coordinates-halved':
        'One of the two numbers is missing. Please show the place on the map, or take both out.',
      'coordinates-abroad': 'This point is abroad. Please show on the map where it is.',
      'coordinates-far-away':
        'This point is far from the postcode. Please show on the map where it is.',
      'longitude-without-minus':
        'This point is too far east. Is there a minus sign missing before the number?',
      'closes-before-opening': 'It ends before it begins. Please correct one of the two times.',
      'equal-times': 'It begins and ends at the same time. Please correct one of the two.',
      'missing-time': 'Please say both when it begins and when it ends.',
      'interval-without-anchor': 'Please say on which day the first one is.',
      'not-a-choice': 'Please choose one of the answers.',
      // The check says what is wrong with the value.
      ...{ 'wrong-format': '', 'wrong-type': '', 'out-of-range': '' },
    },
    sendHint: 'Your mail program opens with a message to the editors. Please send that message.',
    sent: 'Send it in your mail program: the editors look at it, and publish it if it is right. If no email opens, copy the message, and send it to *.',
    copied: 'Copied. Paste it into a message to the editors.',
    notCopied: 'It could not be copied. Select the text below.',
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
