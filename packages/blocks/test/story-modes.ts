const off = { disable: true }
const phone = { width: 390, height: 844 }

/**
 * The Chromatic modes of stories with the longest texts: the languages with the longest words, shown in a narrow
 * window, and English in the theme of a brand.
 */
export const longestModes = {
  "norrvik desktop": off,
  "rullo phone": off,
  "finnish phone": { site: "fi-used", locale: "fi", viewport: phone },
  "slovak phone": { site: "sk-used", locale: "sk", viewport: phone },
}
