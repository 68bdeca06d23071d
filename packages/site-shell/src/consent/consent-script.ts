/**
 * The script directly after the banner, which runs before the banner is painted. It writes the accepted purposes to the
 * root element when the visitor's answer is for the banner's version of the question, and styles then hide the banner.
 * Cached pages are the same for everyone, and only the browser knows the cookie.
 *
 * A privacy signal of the browser (Global Privacy Control, Do Not Track) counts as a refusal. The banner is then hidden
 * too, and the visitor can still accept at `#consent`.
 */
export const CONSENT_SCRIPT =
  '{const{cookie,currentScript,documentElement:{dataset}}=document,[,version,purposes]=/(?:^|; )fc-consent=(\\d+)\\.\\d+\\.?([^;]*)/.exec(cookie)||[];if(version===currentScript.previousElementSibling.dataset.version)dataset.consent=purposes.replace(/\\./g," ");else if(navigator.globalPrivacyControl||navigator.doNotTrack==="1")dataset.consent=""}'
