// A style sheet is imported for its effect: `import "@forecourt/ui-kit/theme.css"`.

/** The CSS text, when the application's bundler inlines it. */
export const sheet: string | undefined
