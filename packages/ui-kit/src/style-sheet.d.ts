// A style sheet is imported for itself: `import "@forecourt/ui-kit/theme.css"`.

/** Its text, where the application's build puts it into the module. */
export const sheet: string | undefined
