/**
 * The script that marks the document if the visitor has dismissed the alert, so that the alert is hidden before it is
 * first painted. It reads the cookie in the browser because cached pages are the same for all visitors. Spec 1 §4.
 */
export const HIDE_ALERT_SCRIPT =
  'if(/(?:^|; )hideAlert=/.test(document.cookie))document.documentElement.dataset.hideAlert=""'
