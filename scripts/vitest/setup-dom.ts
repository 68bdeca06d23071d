import { configure } from "@testing-library/react"

/** Sets a long timeout, in milliseconds, so that tests do not fail only because the machine is busy. */
configure({ asyncUtilTimeout: 10_000 })
