// Every message of the console as a function of its inputs; used through `t` only, which adds the language.
export * from './paraglide/messages/_index.js';
