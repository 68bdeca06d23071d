/**
 * The script that hides a dismissed alert before the first paint. Cached pages are the same for everyone, so the
 * browser reads the cookie. Spec 1 §4.
 */
export const HIDE_ALERT_SCRIPT =
  'if(/(?:^|; )hideAlert=/.test(document.cookie))document.documentElement.dataset.hideAlert=""'
