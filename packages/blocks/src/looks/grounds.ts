/** Grounds that an editor may lay behind a section, by the content platform's names. Spec 1 §3. */
export const GROUNDS = {
  None: {},
  BackgroundColor1: { "data-theme": "ground-1" },
  BackgroundColor2: { "data-theme": "ground-2" },
  BackgroundColor3: { "data-theme": "ground-3" },
} as const
