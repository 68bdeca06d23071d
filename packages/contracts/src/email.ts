/** The `pattern` of an e-mail field, which requires a dot in the domain, unlike `type="email"`. Spec 2 §5, 3 §5.2. */
export const EMAIL_PATTERN = String.raw`.+@.+\..+`

const HAS_DOMAIN = new RegExp(`^${EMAIL_PATTERN}$`)

/**
 * Returns whether the domain of an e-mail address has a dot. `format: email` also accepts domains without a dot, such
 * as `user@localhost`.
 */
export function hasDomain(email: string): boolean {
  return HAS_DOMAIN.test(email)
}
