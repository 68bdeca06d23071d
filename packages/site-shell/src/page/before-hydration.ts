/**
 * What a page does before React hydrates it.
 *
 * Who comes back to it, or loads it anew, is put where they stood before: the browser does that by the height of what
 * stands above, so everything is laid out at once, and nothing has the height that is guessed for it (`page.css`).
 *
 * An island that pushes its state into the address marks its root with `data-owns-address`. Going back or forward to
 * another of its addresses loads the page there as long as the island is not hydrated: nothing else would show it.
 *
 * About a press it does something only while React has not hydrated the button, and nothing once it has: an island that hears
 * a press prevents what follows here. Opens and closes dialogs where the browser knows no `command`, and puts the alert
 * away: the kit's style sheet knows the mark, its bar the cookie.
 *
 * React keeps a press on what is not hydrated from everyone behind it, so this listens before; whether an island heard
 * it is known when the press is over. A text, because its hash must be the same wherever it is bundled.
 */
export const BEFORE_HYDRATION_SCRIPT = `(() => {
if (/^(back_forward|reload)$/.test(performance.getEntriesByType("navigation")[0]?.type))
document.documentElement.dataset.restored = ""
const getAddress = () => location.pathname + location.search
const renderedAddress = getAddress()
addEventListener("popstate", () => {
if (getAddress() !== renderedAddress && document.querySelector("[data-owns-address]:not([data-hydrated])"))
location.reload()
})
const hasCommand = "commandForElement" in HTMLButtonElement.prototype
function act(button) {
const dialog = document.getElementById(button.getAttribute("commandfor"))
if (!hasCommand && dialog) {
if (button.getAttribute("command") === "close") dialog.close()
else if (!dialog.open) dialog.showModal()
}
if (button.matches("[data-scope=alert-bar][data-part=dismiss]")) {
document.cookie = "hideAlert=true; Path=/; Max-Age=86400; SameSite=Lax"
document.documentElement.dataset.hideAlert = ""
}
}
addEventListener("click", event => {
const button = event.target.closest("button")
if (button) setTimeout(() => event.defaultPrevented || act(button))
}, true)
})()`
