// All messages as functions of their inputs. Call them only through `t`, which adds the language.
export * from './paraglide/messages/_index.js';
