import fc from "fast-check";

// Properties try new inputs on people's machines, and the same ones each time in CI, so that a failure there is due to
// the change.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_121 });
