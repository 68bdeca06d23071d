export const UNSAFE_TARGET = "must be a path that starts with one slash, or an address that starts with https://"

/**
 * Whether a redirect may lead there: a path on this site, or a complete web address.
 * `//elsewhere`, `/\elsewhere`, other schemes, passwords and control characters are refused.
 */
export function isSafeTarget(target: string): boolean {
  if ([...target].some((letter) => letter <= " " || letter === "\u007f" || letter === "\\")) return false
  if (target.startsWith("/")) return !target.startsWith("//") && !/^\/+%5c/i.test(target)
  if (!/^https?:\/\/[^/]/i.test(target) || !URL.canParse(target)) return false
  const { username, password } = new URL(target)
  return username === "" && password === ""
}
