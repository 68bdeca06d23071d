const off = { disable: true }
const phone = { width: 390, height: 844 }

/** The modes for the languages with the longest words, Finnish and Slovak, in a window of the size of a phone. */
export const longestModes = {
  "norrvik desktop": off,
  "rullo phone": off,
  "finnish phone": { site: "fi-used", locale: "fi", viewport: phone },
  "slovak phone": { site: "sk-used", locale: "sk", viewport: phone },
}
