export const proof = 'proof';
