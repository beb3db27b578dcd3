/** Statements of the publisher, on pages of their own. */
export const STATEMENTS = {
  accessibility: {
    paragraphs: {
      pages:
        '{publisher} wants all people to be able to use these pages. They work with the keyboard alone and without JavaScript. They work on small screens, with text at twice the size, and in light and dark colours. Only the map, your list and the form for a change need JavaScript.',
      aim: 'We aim for level AA of the Web Content Accessibility Guidelines 2.2. So far, only programs have tested the pages. No person has checked them against the guidelines.',
      links: 'We link to other web sites. What is on them is not ours, and may be harder to use.',
    },
    contact: 'Is something hard to use, or do you need it in another form? Tell {publisher}.',
  },
  privacy: {
    paragraphs: {
      publisher:
        '{publisher} sets no cookies here and counts no visitors. It does not keep what you search for.',
      host: 'A company sends you these pages for us. For a short time it keeps the address of your computer, and which page you asked for. Every web host does that.',
      links:
        'A link to another web site takes you there when you choose it. Nothing is loaded from there before that.',
      tiles:
        'If you choose to show the map, its pictures come from {tiles}. That site then knows the address of your computer, and which part of the map you look at.',
      form: 'What you type into the form for a change stays in this tab of your browser. It goes nowhere until you send it.',
      suggestions:
        'You can send a change to the editors without a mail. The form then reads the record from GitHub, and later what has become of the change. GitHub knows the address of your computer. The change goes to GitHub. {readers} may read it there. Why you ask for it goes only where the editors alone can read it. Nobody learns there who you are.',
      reports: {
        store:
          'If you say that something is wrong, that goes to GitHub, where only the editors can read it. They delete what you wrote, and how to reach you, 90 days after they have dealt with it.',
        public:
          'If you say that something is wrong, what you tick goes to GitHub, where others may read it. What you write, and how to reach you, goes to the editors by mail alone.',
      },
      readers: { editors: 'Only the editors', everybody: 'Others' },
      github:
        'The form can show you the text of a record. It then reads that from GitHub, and GitHub knows the address of your computer.',
      members:
        'Members of the team can sign in to GitHub in the form. Their tab of the browser remembers that for eight hours, or until it is closed. On GitHub others see who has sent a change.',
    },
    contact: 'To ask about your data, write to {publisher}.',
  },
} as const
