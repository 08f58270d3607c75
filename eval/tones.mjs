/** The tones of rewriting. */
export const TONES = ['casual', 'concise', 'formal', 'friendly', 'professional'];
