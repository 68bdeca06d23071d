/**
 * The script that marks the page when the visitor has dismissed the alert. It runs before the body is rendered, so that
 * the bar does not flash. Cached pages are the same for everyone, and only the browser knows the cookie. Spec 1 §4.
 */
export const HIDE_ALERT_SCRIPT =
  'if(/(?:^|; )hideAlert=/.test(document.cookie))document.documentElement.dataset.hideAlert=""'
