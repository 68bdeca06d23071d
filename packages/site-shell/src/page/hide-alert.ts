/**
 * Marks the page before its first line is rendered when the visitor has put the alert away, so that the bar never flashes:
 * cached pages are the same for everyone, and only the browser knows the cookie. Spec 1 §4.
 */
export const HIDE_ALERT_SCRIPT =
  'if(/(?:^|; )hideAlert=/.test(document.cookie))document.documentElement.dataset.hideAlert=""'
