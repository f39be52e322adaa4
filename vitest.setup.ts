import fc from "fast-check";

// Properties look for new counterexamples wherever people work; in CI they try the same ones each time, so that a
// change is judged by what it changes.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_121 });
