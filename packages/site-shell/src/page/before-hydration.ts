/**
 * The script that runs before React hydrates a page.
 * On a return or a reload the browser restores the scroll position by the height of the content above, so everything is
 * laid out at once, without estimated heights (`page.css`).
 * An island that pushes its state into the URL stores the scroll position of the entry that is left as `listScroll` in
 * the entry's state. A page that is loaded for such an entry scrolls there once, since the browser knows only the
 * position at the moment of the reload.
 * An island that pushes its state into the URL marks its root with `data-owns-address`. Going back or forward to
 * another of its URLs loads the page there as long as the island is not hydrated: nothing else would show it.
 * The script handles a press only while React has not hydrated the button: an island that handles a press prevents what
 * follows here. It opens and closes dialogs where the browser does not support `command`, and hides the alert: the
 * kit's style sheet reads its attribute, and its bar the cookie.
 * React stops the propagation of a press on content that is not hydrated, so this listens before React; whether an
 * island handled it is known after the press. It is a string, because its hash must be the same in every bundle.
 */
export const BEFORE_HYDRATION_SCRIPT = `(() => {
const { listScroll: top } = history.state ?? {}
if (/^(back_forward|reload)$/.test(performance.getEntriesByType("navigation")[0]?.type)) {
document.documentElement.dataset.restored = ""
if (top != null) {
history.scrollRestoration = "manual"
addEventListener("DOMContentLoaded", () => {
scrollTo({ top, behavior: "instant" })
history.replaceState({ ...history.state, listScroll: null }, "")
})
addEventListener("load", () => setTimeout(() => { history.scrollRestoration = "auto" }))
}
}
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
