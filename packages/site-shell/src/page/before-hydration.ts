/**
 * The script that runs before React hydrates a page. It stores the scroll position of a history entry as the block or
 * the card in view and its distance from the top of the window, because the content above can have estimated heights
 * (`page.css`) when the visitor leaves. The position is restored when the visitor returns to the entry or reloads it,
 * and on each `contentrestored` event, which an island dispatches when it shows the content of the entry again. From
 * then on the browser does not restore the entry's position in pixels, which could come after ours. Browsers without
 * the Navigation API restore the position in pixels, which requires that everything is laid out at once on a return or
 * a reload. An island that pushes its state into the URL marks its root with `data-owns-address`. As long as this
 * island is not hydrated, the page is loaded again when the visitor goes back or forward to another of its URLs, since
 * nothing else would update the content. The position in the outdated content is not stored. If the visitor presses a
 * button that an island handles after hydration, the form (`EarlyPress`) is marked as busy, so that the visitor sees a
 * reaction at once. The script handles other presses only if no hydrated island has prevented the default action: it
 * opens and closes dialogs in browsers that do not support `command`, and it hides the alert. To hide the alert, it
 * sets an attribute for the UI kit's style sheet and a cookie for the alert bar. React stops the propagation of a press
 * on content that is not hydrated, so the script listens before React and checks after the press whether an island has
 * handled it. The script is a string, because its hash must be the same in every bundle.
 */
export const BEFORE_HYDRATION_SCRIPT = `(() => {
const { navigation } = window
const BLOCKS = "[data-scope=page][data-part=main]>"
let isOutdated = false
function storeView() {
if (isOutdated) return
const elements = [...document.querySelectorAll(BLOCKS + "*,[data-car]")]
const element = elements.findLast(element => element.getBoundingClientRect().top < innerHeight / 2)
const selector = element && (element.dataset.car ? "[data-car='" + element.dataset.car + "']"
: BLOCKS + ":nth-child(" + ([...element.parentElement.children].indexOf(element) + 1) + ")")
const view = element && { selector, top: element.getBoundingClientRect().top }
navigation.updateCurrentEntry({ state: { ...navigation.currentEntry.getState(), view } })
if (view) history.scrollRestoration = "manual"
}
function restoreView() {
const view = navigation.currentEntry.getState()?.view
const element = view && document.querySelector(view.selector)
if (element) scrollBy({ top: element.getBoundingClientRect().top - view.top, behavior: "instant" })
}
if (/^(back_forward|reload)$/.test(performance.getEntriesByType("navigation")[0]?.type)) {
document.documentElement.dataset.restored = ""
if (navigation) addEventListener("DOMContentLoaded", restoreView, { once: true })
}
if (navigation) {
addEventListener("pagehide", storeView)
addEventListener("contentrestored", restoreView)
navigation.addEventListener("navigate", event => { if (event.navigationType !== "replace") storeView() })
}
const getAddress = () => location.pathname + location.search
const renderedAddress = getAddress()
addEventListener("popstate", () => {
if (getAddress() !== renderedAddress && document.querySelector("[data-owns-address]:not([data-hydrated])")) {
isOutdated = true
location.reload()
} else if (navigation) restoreView()
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
const early = event.target.closest("[data-early-press]")
if (button && early) early.ariaBusy = "true"
if (button) setTimeout(() => event.defaultPrevented || act(button))
}, true)
})()`
