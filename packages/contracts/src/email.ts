/**
 * The `pattern` attribute of an e-mail field. Unlike `type="email"`, it requires a dot in the domain. Spec 2 §5, 3
 * §5.2.
 */
export const EMAIL_PATTERN = String.raw`.+@.+\..+`

const HAS_DOMAIN = new RegExp(`^${EMAIL_PATTERN}$`)

/**
 * Returns true if the domain of an e-mail address contains a dot. This check is stricter than `format: email`, which
 * also accepts `user@localhost`.
 */
export function hasDomain(email: string): boolean {
  return HAS_DOMAIN.test(email)
}
