const off = { disable: true }
const phone = { width: 390, height: 844 }

/**
 * The Chromatic modes for stories with the longest texts: Finnish and Slovak, the languages with the longest words, in
 * a phone's window. The usual mode with English in the theme of a brand remains enabled.
 */
export const longestModes = {
  "norrvik desktop": off,
  "rullo phone": off,
  "finnish phone": { site: "fi-used", locale: "fi", viewport: phone },
  "slovak phone": { site: "sk-used", locale: "sk", viewport: phone },
}
