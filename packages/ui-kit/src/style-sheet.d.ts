// A style sheet has nothing to import but itself: `import "@forecourt/ui-kit/theme.css"`.
export {}
