/**
 * Opens the consent banner with the earlier answer. The function is sent to the browser as a file, so it must not use
 * anything defined outside it.
 */
export function openConsent(): void {
  const { dataset } = document.documentElement
  // The banner is on every page that loads this.
  const banner = document.querySelector("#consent") as HTMLElement
  const opener = document.activeElement
  banner.dataset.open = ""
  banner.onkeydown = ({ key }) => {
    if (key !== "Escape" || dataset.consent === undefined) return
    delete banner.dataset.open
    if (opener instanceof HTMLElement) opener.focus()
  }
  for (const box of banner.querySelectorAll<HTMLInputElement>("[name=purpose]"))
    box.checked = dataset.consent?.includes(box.value) ?? false
  banner.querySelector("h2")?.focus()
}
