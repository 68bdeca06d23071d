/** In which sites, brands and windows Chromatic takes each picture. */
export const modes = {
  "norrvik desktop": { site: "se-automotive", viewport: { width: 1280, height: 900 } },
  "rullo phone": { site: "se-used", viewport: { width: 390, height: 844 } },
  "mini desktop": { site: "uk-automotive", brand: "mini", locale: "en", viewport: { width: 1280, height: 900 } },
} as const
