import type { BuiltSentences } from '../en/messages.ts'

/** The messages of members, who sign in to GitHub. `*` is the number of a pull request. In Welsh. */
export const MEMBERS: BuiltSentences['members'] = {
  hint: 'I’r tîm: mewngofnodwch i GitHub, ac anfonwch y newid o dan eich enw eich hun.',
  signIn: 'Mewngofnodi i GitHub',
  sendHint:
    'Rydych chi wedi mewngofnodi i GitHub. Mae eraill yn gweld yno mai chi anfonodd y newid, a pham.',
  send: 'Anfon o dan fy enw i',
  signOut: 'Allgofnodi',
  inbox: 'Gweld yr hyn y mae eraill wedi’i anfon',
  back: {
    title: 'Mewngofnodi',
    wait: 'Un eiliad …',
    unknown:
      'Dydych chi ddim wedi mewngofnodi: agorwyd y dudalen hon ar ei phen ei hun, neu am yr eildro.',
    refused:
      'Dydych chi ddim wedi mewngofnodi. Does dim byd a deipioch wedi’i golli. Gallwch roi cynnig arall arni.',
    failed: 'Nid yw mewngofnodi’n gweithio ar hyn o bryd. Does dim byd a deipioch wedi’i golli.',
    link: 'Mynd yn ôl',
    noScript: 'Mae angen JavaScript ar y dudalen hon.',
  },
  script: {
    thanks: 'Mae eich newid ar GitHub. Ei rif yw *.',
    open: 'Mae’n cael ei wirio nawr. Caiff ei gyhoeddi pan fydd rhywun yn ei dderbyn.',
    noPreview: 'Does dim rhagolwg ohono eto.',
    ended:
      'Mae eich amser ar ben: mae GitHub yn eich gadael i mewn am wyth awr. Does dim byd a deipioch wedi’i golli. Mewngofnodwch eto, yna anfonwch ef.',
    forbidden:
      'Ni anfonwyd y newid, oherwydd na chewch ysgrifennu i’r ystorfa gyda’r cyfrif hwn. Does dim byd a deipioch wedi’i golli. Anfonwch ef mewn ffordd arall.',
    limit:
      'Ni anfonwyd y newid, oherwydd bod GitHub wedi cael gormod o geisiadau. Does dim byd a deipioch wedi’i golli. Rhowch gynnig arall arni ymhen awr.',
  },
}
