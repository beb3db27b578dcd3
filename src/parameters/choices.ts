/** The access features, each a filter and a badge. The editors' guide names the phrases. */
export const ACCESS = [
  'step-free',
  'accessible-toilet',
  'changing-place',
  'hearing-loop',
  'lift',
  'parking',
  'quiet-room',
] as const
export type Access = (typeof ACCESS)[number]

/** How a service reaches people: they go there, ring, meet on a screen, or somebody comes to them. */
export const DELIVERIES = ['in-person', 'telephone', 'online', 'home'] as const
export type Delivery = (typeof DELIVERIES)[number]
