/**
 * Runs right behind the banner, before it is painted: says on the root element what the visitor agreed to, when the
 * answer is to the question that the banner asks. Cached pages are the same for everyone, and only the browser knows the
 * cookie. Styles hide the banner then.
 *
 * A browser that asks not to be tracked (Global Privacy Control, Do Not Track) has answered: no. Its visitor is not
 * asked, and may still say yes where the page links to `#consent`.
 */
export const CONSENT_SCRIPT =
  '{const{cookie,currentScript,documentElement:{dataset}}=document,[,version,purposes]=/(?:^|; )fc-consent=(\\d+)\\.\\d+\\.?([^;]*)/.exec(cookie)||[];if(version===currentScript.previousElementSibling.dataset.version)dataset.consent=purposes.replace(/\\./g," ");else if(navigator.globalPrivacyControl||navigator.doNotTrack==="1")dataset.consent=""}'
