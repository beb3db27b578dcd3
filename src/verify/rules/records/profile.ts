/** A mistake in a field that only the international standard has does not break the UK profile. */
export const warnOutsideProfile = (inProfile: boolean): { readonly severity?: 'warn' } =>
  inProfile ? {} : { severity: 'warn' }
