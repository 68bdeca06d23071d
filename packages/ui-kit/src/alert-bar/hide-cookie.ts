const DAY_S = 86_400

export function hasCookie(name: string): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${name}=`) && pair !== `${name}=`)
}

export function setCookie(name: string, days: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and in plain HTTP.
  document.cookie = `${name}=true; Path=/; Max-Age=${Math.round(days * DAY_S)}; SameSite=Lax`
}
