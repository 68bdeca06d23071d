const off = { disable: true }
const phone = { width: 390, height: 844 }

/** Longest texts are reviewed where they are longest and the window is narrow, beside English in the look of a brand. */
export const longestModes = {
  "norrvik desktop": off,
  "rullo phone": off,
  "finnish phone": { site: "fi-used", locale: "fi", viewport: phone },
  "slovak phone": { site: "sk-used", locale: "sk", viewport: phone },
}
