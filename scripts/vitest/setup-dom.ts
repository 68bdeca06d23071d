import { configure } from "@testing-library/react"

/** The timeout in milliseconds, long so that tests do not fail only because the machine is busy. */
configure({ asyncUtilTimeout: 10_000 })
