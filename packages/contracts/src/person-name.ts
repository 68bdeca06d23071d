/**
 * The `pattern` attribute of the field for a name. It refuses an address such as `www.example.com`: a confirmation would
 * carry it to the mailbox of a stranger.
 */
export const NAME_PATTERN = String.raw`(?!.*[wW]{3}\.)(?=.*\S)[^\/:@]+`

const NAME = new RegExp(`^${NAME_PATTERN}$`, "u")

/** Returns true if a text can be the name of a person: it is neither blank nor contains an address. */
export function isPersonName(text: string): boolean {
  return NAME.test(text)
}
