export function isComingFrom(list: string): boolean {
  if (document.referrer === "" || history.length < 2) return false
  const previous = new URL(document.referrer)
  const { origin, pathname } = new URL(list, location.href)
  return (
    previous.origin === origin && (previous.pathname === pathname || previous.pathname.startsWith(`${pathname}/-/`))
  )
}
