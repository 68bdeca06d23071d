/** The `pattern` of an e-mail field, which requires a domain with a dot; `type="email"` does not. Spec 2 §5, 3 §5.2. */
export const EMAIL_PATTERN = String.raw`.+@.+\..+`

const HAS_DOMAIN = new RegExp(`^${EMAIL_PATTERN}$`)

/**
 * Returns whether the host of an address has a dot. `format: email` also accepts hosts without one, such as
 * `user@localhost`.
 */
export function hasDomain(email: string): boolean {
  return HAS_DOMAIN.test(email)
}
