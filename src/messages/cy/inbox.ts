import type { BuiltSentences } from '../en/messages.ts'

/** The messages of the inbox, where members decide about what was sent. In Welsh. */
export const INBOX: BuiltSentences['inbox'] = {
  title: 'Blwch derbyn',
  intro:
    'I’r tîm: yr hyn y mae pobl wedi’i anfon gyda’r ffurflen. Edrychwch ar yr hyn sy’n newid. Os nad ydych yn siŵr, gofynnwch i’r sefydliad yn gyntaf, gan ddefnyddio’r rhif sydd gennych eisoes.',
  publishing:
    'Bydd yr hyn rydych chi’n ei dderbyn yn gyhoeddus y tro nesaf y caiff y cyfeiriadur ei gyhoeddi, neu pan fyddwch chi’n ei gyhoeddi yma. Does dim byd yn gyhoeddus cyn hynny.',
  privateBox: 'Mae’r hyn y mae pobl heb gyfrif yn ei anfon mewn ystorfa breifat.',
  privateLink: 'Ei weld ar GitHub',
  mine: 'Y sefydliadau rydych yn gofalu amdanynt',
  publish: 'Cyhoeddi nawr',
  publishHint:
    'Bydd hyn i gyd yn gyhoeddus. Caiff y cofnodion eu gwirio’n gyntaf. Mae’n cymryd tua phum munud; does dim angen i chi aros.',
  signIn: 'Mewngofnodi i GitHub',
  again: 'Darllen y rhestr eto',
  noScript: 'Mae angen JavaScript ar y dudalen hon.',
  same: {
    intro:
      'Mae’r cofnodion hyn yn edrych yn debyg. Dywedwch a ydynt yr un peth: ni ofynnir i neb eto, ac nid oes cofnod yn newid.',
    script: {
      title: 'Yr un peth efallai:',
      first: 'Cyntaf:',
      second: 'Ail:',
      both: 'Y ddau:',
      empty: 'dim byd',
      same: 'Maen nhw’n edrych yr un peth.',
      ask: 'Ydyn nhw yr un peth?',
      why: 'Mae ganddynt:',
      isSame: 'Yr un peth',
      isDifferent: 'Gwahanol',
      isFirstPart: 'Mae’r cyntaf yn rhan o’r ail',
      isSecondPart: 'Mae’r ail yn rhan o’r cyntaf',
      answered:
        'Diolch. Bydd yn cyfrif pan fydd rhywun yn ei dderbyn: darllenwch y rhestr eto, a chwiliwch am “Yr un peth efallai”.',
      merge: 'I wneud un cofnod ohonynt, mae golygydd yn teipio hyn ar gyfrifiadur:',
      parent: 'Dweud hynny yn y cofnod hefyd',
      parentSent: 'Anfonwyd. Darllenwch y rhestr eto i dderbyn y newid.',
      gone: 'Mae un o’r ddau wedi newid neu wedi mynd, felly ni ofynnir hyn nawr.',
      more: 'Dangos mwy',
    },
  },
  script: {
    signedOut: 'Mewngofnodwch i weld yr hyn a anfonwyd.',
    ended:
      'Mae eich amser ar ben: mae GitHub yn eich gadael i mewn am wyth awr. Mewngofnodwch eto.',
    loading: 'Un eiliad …',
    none: 'Does dim byd yn aros am benderfyniad.',
    waiting: 'Yn aros am benderfyniad:',
    first: 'Dangosir y 50 hynaf.',
    kinds: {
      suggestion: 'Awgrym',
      confirmations: 'Dal yn gywir',
      change: 'Newid',
      answers: 'Yr un peth efallai',
      report: 'Rhywbeth o’i le',
    },
    unsigned: 'Does neb yn gwybod pwy anfonodd hwn.',
    sentBy: 'Anfonwyd gan',
    since: 'Ers',
    why: 'Pam:',
    lines: 'Cyn ac ar ôl, fesul llinell',
    fresh: 'Newydd',
    before: 'Cyn:',
    after: 'Ar ôl:',
    partly: 'Does dim modd dweud y cyfan mewn brawddeg. Edrychwch ar y llinellau.',
    hidden:
      'Ni all y dudalen hon ddangos popeth y mae’n ei newid. Edrychwch arno ar GitHub, a phenderfynwch yno.',
    nothing: 'Nid yw’n newid dim mwyach.',
    conflict:
      'Mae rhywun wedi newid yr un llinellau yn y cyfamser. Does dim modd ei dderbyn yma. Edrychwch arno ar GitHub.',
    check: {
      passed: 'Mae’r gwiriad wedi llwyddo.',
      failed:
        'Nid yw’r gwiriad wedi llwyddo, felly does dim modd ei dderbyn. Mae GitHub yn dweud pam.',
      running: 'Nid yw’r gwiriad wedi gorffen. Gallwch ei dderbyn wedyn: darllenwch y rhestr eto.',
      unknown: 'Ni all y dudalen hon weld a yw’r gwiriad wedi llwyddo. Edrychwch arno ar GitHub.',
    },
    unpublished: 'Wedi’i dderbyn, a heb fod yn gyhoeddus eto:',
    neverPublished: 'Ni chyhoeddwyd dim hyd yma',
    others: 'Ffeiliau eraill:',
    checking: 'Dechreuwyd. Mae’r cofnodion yn cael eu gwirio.',
    building: 'Mae’r gwiriad wedi llwyddo. Mae’r gwesteiwr yn adeiladu’r tudalennau.',
    live: 'Mae’n gyhoeddus ers',
    late: 'Nid yw’n gyhoeddus eto. Os nad yw’r gwiriad wedi llwyddo, mae GitHub yn dweud pam.',
    yours: 'Un o’ch rhai chi.',
    wrote: 'Ysgrifennodd rhywun:',
    reach: 'Cysylltu:',
    finish: 'Wedi gorffen',
    finished: 'Wedi gorffen. Bydd yr hyn a ysgrifennwyd yn cael ei ddileu ymhen 90 diwrnod.',
    correct: 'Cywiro’r cofnod',
    reportsUnread:
      'Mae’r hyn y mae pobl yn ei adrodd mewn ystorfa breifat, na allwch ei darllen gyda’r cyfrif hwn.',
    accept: 'Derbyn',
    decline: 'Nid nawr',
    preview: 'Gofyn am ragolwg',
    seePreview: 'Gweld y rhagolwg',
    onGitHub: 'Ei agor ar GitHub',
    sending: 'Un eiliad …',
    accepted:
      'Derbyniwyd. Bydd yn gyhoeddus y tro nesaf y caiff y cyfeiriadur ei gyhoeddi, neu nawr: gweler uchod.',
    declined: 'Caewyd. Does dim ohono’n cael ei gyhoeddi.',
    asked:
      'Gofynnwyd amdano. Nawr agorwch y deploy a gafodd ei ganslo ar Netlify, a gwasgwch Retry. Wedyn gall pawb weld y rhagolwg.',
    comment: 'Diolch. Mae’r golygyddion wedi edrych ar hwn, ac nid ydynt yn ei gyhoeddi am y tro.',
    unread: 'Nid oedd modd ei ddarllen. Darllenwch y rhestr eto.',
    troubles: {
      changed: 'Mae rhywun wedi’i newid ers i chi edrych, felly ni wnaed dim. Edrychwch arno eto.',
      refused: 'Nid yw GitHub yn ei ganiatáu fel y mae nawr. Agorwch ef ar GitHub i weld pam.',
      forbidden:
        'Ni chewch wneud hyn gyda’ch cyfrif. Gofynnwch i bwy bynnag sy’n gofalu am yr ystorfa.',
      limit: 'Mae GitHub wedi cael gormod o geisiadau. Rhowch gynnig arall arni ymhen awr.',
      silent:
        'Nid yw GitHub wedi ateb, felly efallai ei fod wedi’i wneud. Mae’r hyn sy’n dal ar agor isod.',
    },
  },
}
