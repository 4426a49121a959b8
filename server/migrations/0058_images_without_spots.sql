-- Images that were deleted before spots were kept: their fingerprints are compared one by one, and this index has all that is read.
create index verification_images_without_spots on verification_images (id) include (verification_id, fingerprint)
  where file_id is null and (keypoints is null or length(keypoints) = 0);
