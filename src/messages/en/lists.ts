/** How the entries of lists are asked for, by their entity. `one` names an entry before its number. */
export const LISTS = {
  cost_option: {
    ask: 'What are the prices?',
    hint: 'One entry for each: for adults, for children, for a family.',
    one: 'Price',
    add: 'Add a price',
    parts: {
      option: ['What is it for?', 'For example: “Adult”, “Family ticket”.'],
      amount: ['How much is it?', 'The number alone, such as 3.50. Write 0 if it is free.'],
      amount_description: [
        'What else must people know about it?',
        'For example: “For each session; the first is free.”',
      ],
      currency: [
        'In which currency?',
        'Three capital letters, such as GBP. Empty means the usual one.',
      ],
      valid_from: ['From which day?', 'Leave it empty if this is the price now.'],
      valid_to: ['Until which day?', 'Leave it empty if nobody knows.'],
    },
  },
  contact: {
    ask: 'Whom can people ask?',
    hint: 'A desk, or a person who agrees to be named here.',
    one: 'Contact',
    add: 'Add a contact',
    parts: {
      name: ['What is the name?', 'For example: “Kitchen desk”.'],
      title: ['What do they do there?', 'For example: “Coordinator”.'],
      phones: ['Which telephone numbers?', 'One on each line, with the area code.'],
      email: ['What is the email address?', 'One of the office is better than a person’s own.'],
      department: ['In which part of the organization?', 'For example: “Volunteers”.'],
    },
  },
  language: {
    ask: 'In which languages do people get help?',
    hint: 'One entry for each language.',
    one: 'Language',
    add: 'Add a language',
    parts: {
      name: ['Which language is it?', 'For example: “Polish”, “British Sign Language”.'],
      note: ['What else must people know about it?', 'For example: “On Mondays only.”'],
      code: ['What is its code?', 'Two or three letters, such as pl. Leave it empty if unsure.'],
    },
  },
  required_document: {
    ask: 'Which documents must people bring?',
    hint: 'One entry for each document.',
    one: 'Document',
    add: 'Add a document',
    parts: {
      document: ['What is it?', 'For example: “Proof of address”.'],
      uri: ['Is there a web page about it?', 'It starts with https://'],
    },
  },
  url: {
    ask: 'Which other web pages are there?',
    hint: 'One entry for each page, such as one on Facebook.',
    one: 'Web page',
    add: 'Add a web page',
    parts: {
      url: ['What is its address?', 'It starts with https://'],
      label: ['What is found there?', 'For example: “Programme of the month”.'],
    },
  },
  funding: {
    ask: 'Who pays for it?',
    hint: 'One entry for each source of money.',
    one: 'Source of money',
    add: 'Add a source of money',
    parts: { source: ['Who gives the money?', 'For example: “A grant of the town council”.'] },
  },
  organization_identifier: {
    ask: 'Which numbers does it have in registers?',
    hint: 'One entry for each, such as its number as a charity.',
    one: 'Register number',
    add: 'Add a register number',
    parts: {
      identifier_type: ['Which register is it?', 'For example: “Charity number”.'],
      identifier: ['What is the number?', 'As the register writes it.'],
      identifier_scheme: [
        'What is the code of the register?',
        'For example: GB-CHC. Leave it empty if unsure.',
      ],
    },
  },
  program: {
    ask: 'Which programmes does it run?',
    hint: 'A programme is several services that belong together.',
    one: 'Programme',
    add: 'Add a programme',
    parts: {
      name: ['What is the programme called?', 'For example: “Good Neighbours”.'],
      description: ['What is it about?', 'A sentence or two.'],
      alternate_name: ['What else do people call it?', 'Leave it empty if there is nothing.'],
    },
  },
} as const
