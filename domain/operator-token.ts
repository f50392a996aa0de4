/** Prefix of an operator's own token: distinguishes it from the installation's, and lets secret scanners find it. */
export const OPERATOR_TOKEN_PREFIX = "shamseh-operator";

/** True when a token carries its operator's name, so that none needs to be given. */
export const bearsName = (token: string): boolean => token.startsWith(`${OPERATOR_TOKEN_PREFIX}.`);
