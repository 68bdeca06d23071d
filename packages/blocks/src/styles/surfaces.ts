/** The attributes for each background colour. The keys are the names of the colours on the platform. Spec 1 §3. */
export const SURFACES = {
  None: {},
  BackgroundColor1: { "data-theme": "surface-1" },
  BackgroundColor2: { "data-theme": "surface-2" },
  BackgroundColor3: { "data-theme": "surface-3" },
} as const
