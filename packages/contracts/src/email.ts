/** The `pattern` of a field next to `type="email"`: a host with a domain. Spec 2 §5, 3 §5.2. */
export const EMAIL_PATTERN = String.raw`.+@.+\..+`

const HAS_DOMAIN = new RegExp(`^${EMAIL_PATTERN}$`)

/** Returns whether an address has a domain. `format: email` also accepts addresses without one, within one network. */
export function hasDomain(email: string): boolean {
  return HAS_DOMAIN.test(email)
}
