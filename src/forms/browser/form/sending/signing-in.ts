import { readMember } from '../../member/session.ts'
import { byId } from '../../../../pages/scripts/element.ts'
import { findOutbox } from './outbox.ts'

/**
 * Lets members sign in and out. `refresh` keeps what is typed at this moment. Returns what shows again whether somebody is signed in.
 */
export function prepareSigningIn(refresh: () => void): () => void {
  const outbox = findOutbox('member')
  if (!outbox) return () => {}
  const { box, say: messages, load } = outbox
  const show = () => {
    const isIn = readMember() !== undefined
    byId('member-in').hidden = !isIn
    byId('member-inbox').hidden = !isIn
    byId('member-out').hidden = isIn
  }
  byId('sign-in').addEventListener('click', () => {
    refresh()
    load().then(
      ({ signIn }) => signIn(box.dataset.client!, location.pathname + location.hash),
      () => (byId('member-said').textContent = messages.offline),
    )
  })
  byId('sign-out').addEventListener('click', () => {
    void load().then(({ signOut }) => {
      signOut()
      show()
      byId('sign-in').focus()
    })
  })
  show()
  return show
}
